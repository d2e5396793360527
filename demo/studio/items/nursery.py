"""For children: a painted Kondapalli bullock cart, the lacquered kitchen of Varanasi, a cot mobile of Etikoppaka birds, an indigo cloth rabbit, a cloth doll and two mulmul jhablas."""
from items.hardkit import *
from soft import fabric_mat, plain_mat, textile, smoothf
from items.tops import turned
from items.elephant import extruded, closed
from items.softtoy import box_mat

tube = capped
VARIANTS = {
    'kitchen-set': dict(kind='kitchen', bg='#e8dcc9', bg2='#d9c9b0'), 'bullock-cart': dict(kind='cart', bg='#e6dac7', bg2='#d6c7ae'), 'bird-mobile': dict(kind='mobile', bg='#e9dfd0', bg2='#ddd0bd'),
    'rabbit-indigo': dict(kind='rabbit', bg='#e8dac5', bg2='#d9c7ac'), 'cloth-doll': dict(kind='doll', bg='#e6dbc8', bg2='#d6c8af'), 'jhabla-set': dict(kind='jhabla', bg='#cfb9a0', bg2='#bfa78b'),
}
def paint(name, col, rough=.6): return plain_mat(name, col, rough, coat=.12, bump=.15, bs=26)
def kitchen():
    Rd, Gn, Ye, w = lac('rd', '#b01620'), lac('gn', '#24703a'), lac('ye', '#e4ae1a'), M('w'); wood_mat(w, freq=6, cols=('#c9a878', '#ddc39a', '#e9d6b4'), rough=.45, fine=.5); R, G, Y, W = Rd.m, Gn.m, Ye.m, w.m
    T = lambda pts, cols, loc, rot=(0, 0, 0), s=1.0: put(turned(pts, cols, 120, 150), loc, rot, s)
    T([(1e-3, 0), (.34, 0), (.44, .10), (.50, .30), (.44, .52), (.26, .66), (.17, .74), (.16, .84), (.26, .92), (.27, .95), (.22, .96), (.13, .90), (1e-3, .88)], [(0, G), (.10, R), (.26, Y), (.30, R), (.50, Y), (.54, R), (.72, G)], (-1.30, .95, 0), s=1.12)                 # water jug
    sp = [(1e-3, 0), (.42, 0), (.45, .04), (.44, .30), (.46, .36), (.46, .42), (.36, .43), (.30, .38), (.28, .20), (1e-3, .20)]; T(sp, [(0, R), (.06, G), (.26, Y), (.30, R)], (-.12, 1.05, 0), s=1.05)           # stove
    hole = M('hole'); hole.P(Base_Color=hexc('#140a08'), Roughness=.9); B = Bag(); a = np.linspace(0, math.pi, 30); arch = np.concatenate([np.stack([.15*np.cos(a), .10+.13*np.sin(a)], 1), [(-.15, .02), (.15, .02)]]); put(extruded('mouth', [arch], .03, .006, hole.m), (-.12, 1.05-.47, .01), (math.pi/2, 0, 0))
    T([(1e-3, 0), (.36, 0), (.46, .06), (.50, .24), (.46, .40), (.47, .42), (.44, .44), (.36, .40), (1e-3, .36)], [(0, R), (.16, Y), (.20, R), (.38, G)], (1.08, .92, 0)); T([(1e-3, .42), (.47, .42), (.48, .46), (.36, .56), (.12, .62), (.06, .66), (.10, .73), (.08, .79), (1e-3, .80)], [(0, G), (.50, Y), (.54, G), (.63, R)], (1.08, .92, 0))     # pot and its lid
    T([(1e-3, 0), (.30, 0), (.31, .05), (.20, .12), (.20, .20), (.34, .36), (.37, .52), (.34, .53), (.28, .40), (1e-3, .28)], [(0, R), (.10, G), (.18, R), (.40, Y), (.44, R)], (-1.42, -.02, 0)); T([(1e-3, 0), (.08, .01), (.09, .10), (.05, .25), (.05, .60), (.08, .68), (.05, .74), (1e-3, .75)], [(0, W), (.2, R), (.5, Y), (.55, G)], (-1.40, -.04, .26), (.30, .38, 0))       # mortar
    pl = [(1e-3, 0), (.30, 0), (.42, .05), (.47, .10), (.45, .12), (.38, .07), (.28, .045), (1e-3, .045)]
    T(pl, [(0, R)], (-.46, .10, 0)); T(pl, [(0, G)], (.44, .22, 0), s=.96)                                                                                                                   # two plates
    for x, y, c in ((-.46, .10, Y), (.44, .22, Y)): B = Bag(); B.add(*torus_VF((x, y, .050), .26, .009, n=90)); B.add(*torus_VF((x, y, .052), .12, .008, n=90)); B.make('rg', [c])
    T([(1e-3, .10), (.40, .10), (.44, .12), (.45, .17), (.43, .20), (1e-3, .20)], [(0, R)], (-.80, -.80, 0)); [T([(.06, 0), (.08, .05), (.06, .12)], [(0, G)], (-.80+.30*math.cos(q), -.80+.30*math.sin(q), 0)) for q in (.4, 2.5, 4.6)]; B = Bag(); B.add(*torus_VF((-.80, -.80, .202), .36, .010, n=90)); B.make('rg', [Y])       # chakla
    T([(1e-3, -.52), (.04, -.50), (.05, -.42), (.03, -.36), (.07, -.32), (.085, 0), (.07, .32), (.03, .36), (.05, .42), (.04, .50), (1e-3, .52)], [(-.6, G), (-.34, R), (-.12, Y), (-.08, R), (.08, Y), (.12, R), (.34, G)], (-.78, -.84, .285), (math.pi/2, 0, .5+math.pi/2))     # belan
    T([(1e-3, 0), (.34, .0), (.43, .04), (.45, .08), (.42, .085), (.33, .05), (1e-3, .045)], [(0, G), (.06, R)], (.22, -.72, 0)); T([(1e-3, 0), (.05, .01), (.055, .1), (.035, .2), (.04, .42), (.055, .48), (1e-3, .52)], [(0, G), (.12, Y), (.16, G)], (.64, -.76, .075), (0, math.pi/2, -.10))      # tawa
    st = M('gst'); wood_mat(st, freq=5, cols=('#c9a878', '#ddc39a', '#e9d6b4'), rough=.5, fine=.5); t = np.arange(80)/80*tau; sq = np.stack([np.sign(np.cos(t))*np.abs(np.cos(t))**.25*.36, np.sign(np.sin(t))*np.abs(np.sin(t))**.25*.24], 1); put(extruded('sil', [sq], .12, .03, R), (1.34, .05, .06), (0, 0, .4)); T([(1e-3, -.22), (.06, -.215), (.085, -.18), (.085, .18), (.06, .215), (1e-3, .22)], [(-.3, G), (-.14, Y), (-.10, G), (.10, Y), (.14, G)], (1.34, .05, .205), (math.pi/2, 0, .4+.2))      # grinding stone
    T([(1e-3, -.17), (.09, -.15), (.16, -.06), (.175, 0), (.16, .005), (.12, -.05), (1e-3, -.09)], [(-.3, R), (-.08, R)], (1.02, -.72, .18)); T([(.03, 0), (.032, .3), (.04, .62), (.055, .70), (.04, .76), (1e-3, .77)], [(0, R), (.40, Y), (.44, G)], (1.13, -.66, .20), (0, 1.15, .55))       # ladle
    return ((.0, .02, .28), 9.2, 31)
def cart():
    P = paint; wh, rd, gn, ye, br, bk, sk = P('wh', '#ece2cc'), P('rd', '#b22f28'), P('gn', '#2f6b4a'), P('ye', '#d8a23c'), P('br', '#7a4a26'), P('bk', '#1c1613'), P('sk', '#a8683c'); up = (math.pi/2, 0, 0)
    BU = [(.95, 1.22), (1.05, 1.02), (1.06, .62), (1.02, .02), (.98, 0), (.80, 0), (.76, .04), (.72, .50), (.52, .56), (-.10, .54), (-.36, .56), (-.42, .04), (-.46, 0), (-.64, 0), (-.68, .04), (-.70, .62), (-.78, .80), (-.90, .86), (-1.12, .74), (-1.30, .62), (-1.40, .66), (-1.40, .78), (-1.22, 1.04), (-1.14, 1.22), (-1.02, 1.28), (-.86, 1.24), (-.66, 1.30), (-.52, 1.50), (-.38, 1.52), (-.26, 1.36), (-.05, 1.24), (.5, 1.26)]; B = {k: Bag() for k in ('rd', 'gn', 'ye', 'br', 'bk', 'wh', 'sk')}
    for sg in (-1, 1):
        y = .50*sg-.0; x0 = -1.15
        put(extruded('bull', [np.array(closed(BU))*.72], .40, .14, wh, 6), (x0, y, 0), up)
        for hs in (-1, 1): B['br'].add(*tube(catmull(np.array([(x0-.76, y+hs*.08, .90), (x0-.80, y+hs*.20, 1.06), (x0-.74, y+hs*.20, 1.26), (x0-.66, y+hs*.12, 1.36)]), 50), np.linspace(.055, .018, len(catmull(np.array([(x0-.76, y+hs*.08, .90), (x0-.80, y+hs*.20, 1.06), (x0-.74, y+hs*.20, 1.26), (x0-.66, y+hs*.12, 1.36)]), 50))), 10, up=(0, 1, 0))); B['wh'].add(*ball_VF((x0-.70, y+hs*.24, .80), .09, 14, (.5, 1, .45))); B['bk'].add(*ball_VF((x0-.86, y+hs*.195, .74), .046, 12)); B['bk'].add(*ball_VF((x0-1.0, y+hs*.10, .63), .022, 10)); B['rd'].add(*ball_VF((x0-.655, y+hs*.115, 1.37), .032, 12))
        n = 26; a = np.linspace(-.1, math.pi+.1, n)
        for k in range(15): q = -2.4+k*4.8/14; B['ye'].add(*ball_VF((x0-.53+.06*math.cos(q), y+.235*math.sin(q*.66), .64-.14*math.cos(q*.66)), .036, 12))
        B['rd'].add(*tube(np.stack([np.full(40, x0-.55), y+.235*np.sin(np.linspace(-math.pi, math.pi, 40)), .66-.20*np.cos(np.linspace(-math.pi, math.pi, 40))], 1), .022, 8, up=(1, 0, 0)))
        for s2 in (-1, 1):      # painted saddle cloth
            put(extruded('cloth', [np.array(closed([(-.02, .86), (.42, .87), (.45, .50), (.38, .45), (.02, .45), (-.05, .50)]))], .02, .006, rd if sg > 0 else gn), (x0, y+s2*.205, 0), up)
            for k in range(5): B['ye'].add(*ball_VF((x0+.02+.09*k, y+s2*.222, .50), .024, 10, (1, .4, 1))); 
            for k in range(6): B['ye'].add(*ball_VF((x0+.20+.08*math.cos(k*tau/6), y+s2*.222, .68+.08*math.sin(k*tau/6)), .024, 10, (1, .4, 1)))
        for hx in (.67, -.40): 
            for s2 in (-1, 1): pass
        B['br'].add(*tube(catmull(np.array([(x0+.74, y, .86), (x0+.86, y, .76), (x0+.86, y, .44), (x0+.82, y, .30)]), 40), .028, 8, up=(0, 1, 0))); B['bk'].add(*ball_VF((x0+.82, y, .27), .055, 12, (1, 1, 1.5)))
    B['br'].add(*tube(np.array([(-1.52, -.86, 1.0), (-1.52, .86, 1.0)]), .05, 12)); 
    for sg in (-1, 1): B['br'].add(*tube(catmull(np.array([(-1.58, sg*.08, 1.0), (-.6, sg*.10, .82), (.2, sg*.42, .72), (1.9, sg*.46, .70)]), 50), .045, 10, up=(0, 0, 1))); [B['br'].add(*tube(np.array([(-1.52, sg*.5+d, 1.06), (-1.50, sg*.5+d, .60)]), .022, 8, up=(1, 0, 0))) for d in (-.20, .20)]
    def box(c, s, m, b=.015): bpy.ops.mesh.primitive_cube_add(size=1, location=c); o = bpy.context.object; o.scale = s; bpy.ops.object.transform_apply(scale=True, location=False); bv = o.modifiers.new('b', 'BEVEL'); bv.width = b; bv.segments = 2; o.data.materials.append(m); return o
    box((1.15, 0, .76), (1.75, 1.06, .08), ye)
    for sg in (-1, 1):
        for k in range(8): B['rd' if k % 2 else 'gn'].add(*tube(np.array([(.34+.23*k, sg*.50, .78), (.34+.23*k, sg*.54, 1.20)]), .028, 8, up=(1, 0, 0)))
        B['ye'].add(*tube(np.array([(.28, sg*.54, 1.21), (2.02, sg*.54, 1.21)]), .035, 10))
        wpr = catmull([(1e-3, 0), (.10, 0), (.12, .03), (.50, .035), (.60, .02), (.64, .05), (.64, .12), (.60, .15), (.50, .135), (.12, .14), (.10, .18), (1e-3, .18)], 90); o = lathe('wheel', wpr, 150, mats=[rd]); put(o, (1.15, sg*.60, .64), (math.pi/2*(1 if sg < 0 else -1), 0, 0))
        for k in range(10): a = k*tau/10+.1; B['ye'].add(*tube(np.array([(1.15+.14*math.cos(a), sg*.745, .64+.14*math.sin(a)), (1.15+.49*math.cos(a), sg*.745, .64+.49*math.sin(a))]), .030, 8, up=(0, 1, 0), flat=(1, .5)))
        th = np.linspace(0, tau, 90, endpoint=False); B['gn'].add(*tube(np.stack([1.15+.57*np.cos(th), np.full(90, sg*.748), .64+.57*np.sin(th)], 1), .028, 8, True, up=(0, 1, 0))); B['gn'].add(*ball_VF((1.15, sg*.80, .64), .09, 18, (1, .6, 1)))
    B['br'].add(*tube(np.array([(1.15, -.6, .64), (1.15, .6, .64)]), .06, 12, up=(0, 0, 1)))
    put(lathe('dr', catmull([(1e-3, 0), (.30, 0), (.33, .08), (.26, .24), (.20, .44), (.22, .62), (.14, .72), (1e-3, .74)], 90), 90, mats=[rd]), (.46, 0, .80)); B['sk'].add(*ball_VF((.46, 0, 1.66), .17, 26, (1, .95, 1.1))); B['ye'].add(*torus_VF((.46, 0, 1.77), .135, .075, n=50)); B['ye'].add(*ball_VF((.47, 0, 1.84), .13, 20, (1, 1, .7))); [B['gn'].add(*torus_VF((.46, 0, 1.74+.045*k), .19-.02*k, .018, n=50)) for k in range(3)]; B['ye'].add(*ball_VF((.62, .08, 1.62), .06, 12, (.7, .6, 1.8)))
    for sg in (-1, 1): B['bk'].add(*ball_VF((.315, sg*.06, 1.69), .020, 10)); p = catmull(np.array([(.46, sg*.20, 1.42), (.30, sg*.30, 1.24), (.05, sg*.20, 1.22)]), 50); B['rd'].add(*tube(p[:len(p)//2], .075, 12)); B['sk'].add(*tube(p[len(p)//2-2:], .055, 12)); B['sk'].add(*ball_VF(p[-1], .07, 14)); q = catmull(np.array([p[-1], (-.5, sg*.32, 1.0), (-1.72, sg*.48, .72)]), 40); B['bk'].add(*tube(q, .012, 6)); B['wh'].add(*tube(catmull(np.array([(.42, sg*.16, .90), (.16, sg*.22, .92), (.08, sg*.22, .74)]), 50), .095, 12)); B['sk'].add(*ball_VF((.02, sg*.22, .68), .075, 14, (1.4, .8, .7)))
    B['bk'].add(*tube(catmull(np.array([(.30, -.07, 1.61), (.285, 0, 1.625), (.30, .07, 1.61)]), 40), .016, 6)); pt = clay('pot', ('#a9532f', '#c06a40', '#cc7f55')); put(lathe('pot', catmull([(1e-3, 0), (.18, 0), (.33, .16), (.36, .32), (.24, .50), (.16, .55), (.23, .64), (.20, .65), (.12, .56), (1e-3, .4)], 90), 120, mats=[pt.m]), (1.62, .05, .80)); hay = M('hay'); n = hay.noise(hay.obj(), 30, 3); hay.P(Base_Color=hay.mix(n, hexc('#b8923f'), hexc('#e0c478')), Roughness=.8); HB = Bag(); r = np.random.default_rng(3)
    for k in range(240): c = np.array([1.06+r.normal()*.17, r.normal()*.20, .84+abs(r.normal())*.08]); d = np.array([r.normal(), r.normal(), r.normal()*.25]); d /= np.linalg.norm(d); HB.add(*tube(np.array([c-d*.16, c+[0, 0, .01], c+d*.16]), .010, 4))
    HB.make('hay', [hay.m])
    for k, m in (('rd', rd), ('gn', gn), ('ye', ye), ('br', br), ('bk', bk), ('wh', wh), ('sk', sk)): B[k].make(k, [m])
    return ((-.22, 0, .80), 13.4, 17)
def mobile():
    w = M('w'); wood_mat(w, freq=6, cols=('#c9a878', '#ddc39a', '#e9d6b4'), rough=.45, fine=.5); C = dict(gn='#4f7a35', or_='#d9772b', bl='#2b4d7a', ye='#d8b23c', br='#6a3a22', rd='#a3341f'); L = {k: lac('l'+k, c).m for k, c in C.items()}; cord = M('cord'); n = cord.noise(cord.obj(), 60, 3); cord.P(Base_Color=cord.mix(n, hexc('#d9cdb2'), hexc('#f3ead6')), Roughness=.9); CB = Bag(); yc, R, zr = 0, 1.10, 4.15; B = Bag(); B.add(*torus_VF((0, yc, zr), R, .075, n=160, nc=18)); B.make('ring', [L['or_']]); B = Bag(); [B.add(*torus_VF((0, yc, zr+dz), R+dr, .012, n=160)) for dz, dr in ((.05, .058), (-.05, .058))]; B.make('rb', [L['ye']]); r = np.random.default_rng(2)
    for k in range(3): a = k*tau/3+.5; CB.add(*tube(np.array([(R*math.cos(a), yc+R*math.sin(a), zr), (0, yc, zr+1.05)]), .014, 6, up=(.3, .8, .1)))
    CB.add(*tube(np.array([(0, yc, zr+1.0), (0.01, yc, zr+1.6), (0, yc, zr+3)]), .020, 6, up=(0, 1, 0))); kb = Bag(); kb.add(*ball_VF((0, yc, zr+1.04), .11, 24)); kb.make('knob', [L['bl']])
    birds = ((.00, 1.15, 'gn', 'gn', 'rd', .3), (1.05, 1.95, 'br', 'ye', 'ye', 2.6), (2.10, 1.45, 'bl', 'or_', 'bl', .5), (3.14, 2.25, 'br', 'br', 'br', -.3), (4.19, 1.20, 'or_', 'bl', 'ye', 2.9), (5.24, 1.75, 'ye', 'br', 'br', .1))
    for k, (a, drop, body, head, tail, rz) in enumerate(birds):
        a += .35; x, y, z = R*math.cos(a), yc+R*math.sin(a), zr-drop; CB.add(*tube(np.array([(x, y, zr), (x, y, z+.2)]), .010, 6, up=(0, 1, 0))); s = 1.0
        parts = [lathe('b', catmull([(1e-3, -.44), (.06, -.42), (.16, -.30), (.225, -.08), (.215, .12), (.14, .28), (1e-3, .36)], 110), 90, mats=[L[body]], disp=lambda th, s_, p: -.008*np.exp(-((p[:, 1:2]+.16)/.008)**2)-.008*np.exp(-((p[:, 1:2]-.12)/.008)**2)+0*th)]; put(parts[0], (0, 0, 0), (0, math.pi/2, 0))
        parts.append(put(lathe('h', catmull([(1e-3, -.15), (.10, -.11), (.15, 0), (.11, .10), (1e-3, .15)], 110), 70, mats=[L[head]]), (.36, 0, .14), (0, math.pi/2-.3, 0))); parts.append(put(lathe('bk', catmull([(.055, 0), (.045, .06), (.002, .24 if k == 2 else .14)], 110), 40, mats=[L['rd'] if k in (0, 4) else w.m]), (.47, 0, .13), (0, math.pi/2+.1, 0))); tl = .62 if k in (0, 4) else .40; parts.append(put(lathe('t', catmull([(.05, 0), (.085, .12), (.09, tl*.7), (.05, tl)], 90), 50, mats=[L[tail]]), (-.34, 0, .0), (0, -math.pi/2-.18, 0))); parts[-1].scale = (.45, 1, 1)
        for sg in (-1, 1): wg = put(lathe('w', catmull([(1e-3, 0), (.10, .06), (.12, .18), (.05, .40), (1e-3, .44)], 90), 50, mats=[L[tail if k % 2 == 0 else body]]), (.10, sg*.20, .05), (sg*.15, -math.pi/2-.12, 0)); wg.scale = (.9, .32, 1); parts.append(wg); e = Bag(); e.add(*ball_VF((.42, sg*.105, .18), .024, 10)); em = M('e'); em.P(Base_Color=hexc('#15100c'), Roughness=.2); parts.append(e.make('e', [em.m]))
        rg = Bag(); rg.add(*torus_VF((0, 0, 0), .222, .016, 'x', n=60)); parts.append(rg.make('rg', [w.m])); Mx = Matrix.Translation((x, y, z)) @ Matrix.Rotation(rz, 4, 'Z') @ Matrix.Rotation(r.normal()*.04, 4, 'Y')
        bpy.context.view_layer.update()
        for o in parts: o.matrix_world = Mx @ o.matrix_world
    CB.make('cord', [cord.m]); return ((0, 0, 3.32), 12.0, 1)
DABU = dict(kind='print', size=1024, cols=('#e6e0d0', '#8ea6c4', '#e6e0d0'), ground='#25406f', stamp='dot', cell=114)
def rabbit():
    parts = []
    def el(c, r, rt=(0, 0, 0)): bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=28, radius=1, location=c, rotation=rt); o = bpy.context.object; o.scale = r; parts.append(o)
    el((0, 0, .72), (.62, .54, .74)); el((0, -.06, 1.30), (.36, .34, .40)); el((0, -.10, 1.82), (.50, .46, .46)); el((0, -.44, 1.72), (.26, .20, .20))
    for sg in (-1, 1): el((sg*.58, -.22, .98), (.20, .20, .50), (.45, sg*-.45, 0)); el((sg*.62, -.42, .64), (.20, .22, .20)); el((sg*.46, -.52, .24), (.27, .62, .25), (0, 0, sg*-.22)); el((sg*.58, -1.04, .27), (.25, .17, .29))
    el((0, .56, .38), (.22, .22, .22))
    bpy.ops.object.select_all(action='DESELECT')
    for o in parts: o.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]; bpy.ops.object.transform_apply(location=True, rotation=True, scale=True); bpy.ops.object.join(); b = bpy.context.object; md = b.modifiers.new('r', 'REMESH'); md.mode = 'VOXEL'; md.voxel_size = .03; md.use_smooth_shade = True; sm = b.modifiers.new('s', 'SMOOTH'); sm.iterations = 12; sm.factor = .6; dm = b.modifiers.new('d', 'DISPLACE'); tx = bpy.data.textures.new('n', 'CLOUDS'); tx.noise_scale = .35; dm.texture = tx; dm.strength = .05; cl = box_mat('body', DABU, .7); b.data.materials.clear(); b.data.materials.append(cl); obs = [b]; mul = box_mat('mul', dict(kind='stripes', size=512, seq=(('#efe8d8', 9), ('#e9e1cf', 1)), rep=8), .9); th_ = M('th'); th_.P(Base_Color=hexc('#f4efe2'), Roughness=.85)
    for sg in (-1, 1):      # long ears, lined with plain mulmul
        n, mM = 70, 40; v = np.linspace(0, 1, n)[:, None]; u = np.linspace(-1, 1, mM)[None]; hw = .19*np.sin(math.pi*np.clip(v*.90+.10, 0, 1)**.9)**.8+.012; zc = 1.30*v; bend = -.52*np.clip(v-.42, 0, 1)**1.5*(1 if sg > 0 else .25); side = .20*v+.42*np.clip(v-.35, 0, 1)**1.6*(1 if sg > 0 else .2)
        for f, mt in ((1, cl), (-.98, cl), (-1, mul)): th = (1-u**2)**.5*.055*np.sin(math.pi*np.clip(v*.94+.05, 0, 1))**.5+.004; P = np.stack([sg*(.20+side)+hw*u*(.66 if f == -1 else 1.0)+0*v, .02+bend*-.3+f*th*(1.5 if f > 0 else 1.0)-(.012 if f == -1 else 0)+.05*v, 2.16+zc+bend*1.25+0*u], -1); o = grid('ear', P if f < 0 else P[:, ::-1], mats=[mt]); obs.append(o)
        E = Bag(); u2 = np.linspace(0, tau, 60); E.add(*tube(np.stack([sg*.19+.045*np.cos(u2), -.545+.01*np.cos(u2)*sg, 1.90+.055*np.sin(u2)], 1), .016, 6, True, up=(0, 1, 0))); 
        for q in np.linspace(-.04, .04, 5): h = math.sqrt(max(0, .045**2-q*q))*1.15; E.add(*tube(np.array([(sg*.19+q, -.555, 1.90-h), (sg*.19+q, -.558, 1.90+h)]), .012, 5, up=(0, 1, 0)))
        E.add(*tube(catmull(np.array([(0, -.655, 1.70), (sg*.06, -.645, 1.635), (sg*.14, -.60, 1.655)]), 60), .015, 6))
        for q in range(3): E.add(*tube(np.array([(sg*.585+(q-1)*.085, -1.235+.02*abs(q-1), .36), (sg*.585+(q-1)*.085, -1.25+.02*abs(q-1), .22)]), .016, 6, up=(1, 0, 0))); E.add(*tube(np.array([(sg*.62+(q-1)*.07, -.66+.02*abs(q-1), .68), (sg*.62+(q-1)*.07, -.67+.02*abs(q-1), .58)]), .014, 6, up=(1, 0, 0)))
        obs.append(E.make('face', [th_.m]))
    E = Bag()
    for q in np.linspace(-.06, .06, 7): E.add(*tube(np.array([(q, -.655, 1.80), (q*.3, -.665, 1.72)]), .013, 5, up=(0, 1, 0)))
    E.add(*tube(np.array([(0, -.662, 1.72), (0, -.658, 1.69)]), .013, 5, up=(0, 1, 0))); s = np.linspace(0, 1, 40)
    obs.append(E.make('nose', [th_.m])); bpy.context.view_layer.update(); Rz = Matrix.Rotation(.32, 4, 'Z')
    for o in obs: o.matrix_world = Rz @ o.matrix_world
    return ((.04, 0, 1.62), 11.2, 9)
def doll():
    pr = fabric_mat('leh', textile('print', size=2048, cols=('#f3e0b8', '#e0a93a', '#5d7349'), ground='#a83c28', stamp='flower', cell=228), weave=900., wrinkle=.3); bl = fabric_mat('bl', textile('stripes', size=1024, seq=(('#e0a93a', 9), ('#c98f28', 1)), rep=10), weave=900.); skin = fabric_mat('sk', textile('stripes', size=512, seq=(('#c99a6c', 9), ('#c39464', 1)), rep=8), weave=700., wrinkle=.25); gota = M('gota'); gn = gota.noise(gota.obj(), 60, 3); gota.P(Base_Color=hexc('#dcb457'), Metallic=.8, Roughness=.35); gota.bump(gn, .3, .01); wool = M('wool'); wool.P(Base_Color=hexc('#16110f'), Roughness=.95, Sheen=.3); th_ = M('tb'); th_.P(Base_Color=hexc('#20130f'), Roughness=.8); tr = M('tr'); tr.P(Base_Color=hexc('#b3202a'), Roughness=.8); r = np.random.default_rng(4)
    v = np.linspace(0, 1, 120)[:, None]; th = np.arange(960)[None]/960*tau; R0 = .27+(1.22-.27)*v**.88; fold = np.cos(16*th+.6*np.sin(th*3)); R = R0*(1+.075*v*fold+.02*v*np.sin(5*th+1)); Z = 1.95-1.93*v+.02*v*np.cos(16*th); grid('leh', np.stack([R*np.cos(th), R*np.sin(th), Z], -1)[::-1], wu=True, mats=[pr], uc=np.linspace(0, 3.6, 961), vc=np.linspace(0, 1.0, 120)); B = Bag()
    for f, rr in ((.985, .030), (.93, .016)): i = int(f*119); B.add(*tube(np.stack([R[i]*np.cos(th[0])*1.006, R[i]*np.sin(th[0])*1.006, Z[i]*np.ones(960)], 1), rr, 8, True))
    B.add(*tube(np.stack([.275*np.cos(th[0][::8]), .275*np.sin(th[0][::8]), np.full(120, 1.95)], 1), .03, 8, True)); 
    body = catmull([(.26, 1.93), (.27, 2.05), (.31, 2.28), (.30, 2.45), (.20, 2.56), (.12, 2.60)], 90); o = lathe('bl', body, 160, mats=[bl], wob=.01); o.scale = (1, .78, 1); lathe('neck', catmull([(.125, 2.55), (.12, 2.62), (.14, 2.70)], 60), 60, mats=[skin]); hd = lathe('head', catmull([(1e-3, 2.60), (.20, 2.64), (.33, 2.80), (.37, 3.0), (.33, 3.20), (.18, 3.34), (1e-3, 3.38)], 90), 140, mats=[skin], wob=.006); hd.scale = (1, .9, 1)
    for sg in (-1, 1):
        p = catmull(np.array([(sg*.28, 0, 2.45), (sg*.46, -.04, 2.25), (sg*.60, -.14, 1.98), (sg*.60, -.26, 1.74)]), 50); n = len(p); A = Bag(); A.add(*tube(p[:int(n*.42)], .125, 20)); A.make('slv', [bl]); A = Bag(); A.add(*tube(p[int(n*.38):], np.linspace(.105, .090, n-int(n*.38)), 20)); A.add(*ball_VF(p[-1]+[0, -.01, -.03], .105, 20, (.9, .8, 1.15))); A.make('arm', [skin]); i = int(n*.42); tg = p[i+1]-p[i]; 
        for q in (.40, .44): i = int(n*q); a = np.linspace(0, tau, 40, endpoint=False); t_ = p[i+1]-p[i]; t_ /= np.linalg.norm(t_); s1 = np.cross(t_, [0, 1, 0]); s1 /= np.linalg.norm(s1); s2 = np.cross(s1, t_); B.add(*tube(p[i]+.13*np.cos(a)[:, None]*s1+.13*np.sin(a)[:, None]*s2, .014, 6, True, up=t_))
        W = Bag()
        for q in (.80, .84, .88): i = int(n*q); a = np.linspace(0, tau, 40, endpoint=False); t_ = p[i+1]-p[i]; t_ /= np.linalg.norm(t_); s1 = np.cross(t_, [0, 1, 0]); s1 /= np.linalg.norm(s1); s2 = np.cross(s1, t_); W.add(*tube(p[i]+.100*np.cos(a)[:, None]*s1+.100*np.sin(a)[:, None]*s2, .014, 6, True, up=t_))
        W.make('bangle', [tr.m]); F = Bag(); fy = lambda x, z: -.9*math.sqrt(max(0, np.interp(z, [2.64, 2.80, 3.0, 3.2], [.20, .33, .37, .33])**2-x*x))-.008; x0 = sg*.13; q = np.linspace(-1, 1, 16); F.add(*tube(np.array([(x0+.07*t, fy(x0+.07*t, 3.0), 3.0-.035*t*t+.02) for t in q]), .013, 6)); F.add(*tube(np.array([(x0+.07*t, fy(x0+.07*t, 3.0), 2.985+.030*t*t-.035) for t in q]), .010, 6)); F.add(*ball_VF((x0, fy(x0, 3.0)-.002, 2.993), .026, 12, (1, .4, 1))); F.add(*tube(np.array([(x0+.085*t, fy(x0+.085*t, 3.09), 3.085-.025*t*t+.02) for t in q]), .011, 6)); F.make('eye', [th_.m])
    F = Bag(); q = np.linspace(-1, 1, 20); F.add(*tube(np.array([(.085*t, fy(.085*t, 2.81)+.0, 2.80+.030*t*t) for t in q]), .014, 6)); F.add(*ball_VF((0, fy(0, 3.12)-.004, 3.115), .028, 12, (1, .4, 1))); F.make('mouth', [tr.m]); F = Bag(); F.add(*tube(np.array([(.0, fy(0, 2.97), 2.97), (.015, fy(0, 2.9)-.006, 2.90), (-.012, fy(0, 2.9)-.004, 2.89)]), .010, 6, up=(1, 0, 0))); F.make('nose', [th_.m]); Hh = Bag()
    for k in range(170):
        a = r.uniform(-math.pi*.5, math.pi*1.5); sgn = 1 if math.cos(a) > 0 else -1; ph = np.linspace(0, 1, 14); fr = -.02+r.normal()*.006; x = sgn*np.sin(ph*1.75)*(.385+.01*r.normal()); y0 = r.uniform(-.22, .36); yy = y0*(1-.1*ph)+.06*ph; z = 3.02+np.cos(ph*1.75)*.385+.0*ph; kk = np.sqrt(np.clip(1-(yy/.42)**2, .25, 1)); Hh.add(*tube(np.stack([x*kk, yy, 3.0+(z-3.0)*kk], 1), .020, 5, up=(0, 1, .1)))
    Hh.add(*tube(catmull(np.array([(0, .36, 3.0), (.10, .46, 2.6), (.18, .44, 2.2), (.20, .48, 1.85)]), 40), .085, 10)); Hh.make('hair', [wool.m])
    odm = fabric_mat('od', textile('print', size=1024, cols=('#e8c36a', '#f3e6c4', '#e8c36a'), ground='#2f5a46', stamp='dot', cell=102), weave=1000., wrinkle=.35); nu, nv = 120, 90; u = np.linspace(-1, 1, nu)[None]; v = np.linspace(0, 1, nv)[:, None]; a = u*1.95; rad = .43+.10*v+.16*v**2+.035*np.sin(u*14+v*3)*v; X = rad*np.sin(a)*(1+.28*v); Y = -.02+rad*np.cos(a)*.92+.10*v; Zt = 3.0+.44*np.cos(np.clip(np.abs(a)*.50, 0, 1.6))*(1-v)**.7-1.75*v+.03*np.sin(u*9)*v; P = np.stack([X, Y, Zt], -1); o = grid('od', P, mats=[odm], uc=np.linspace(0, 1.3, nu), vc=np.linspace(0, 1.1, nv)); so = o.modifiers.new('s', 'SOLIDIFY'); so.thickness = .012
    for ed in (P[:, 0], P[:, -1], P[0], P[-1]): B.add(*tube(ed, .022, 8, flat=(1.2, .6)))
    B.make('gota', [gota.m]); sh = Bag(); sh.add(*ball_VF((-.2, -1.02, .04), .1, 14, (1, 1.4, .5)))
    for o in COL.objects: o.rotation_euler[2] += .18
    return ((0, 0, 1.72), 11.6, 8)
def jhabla():
    r = np.random.default_rng(3); pr = dict(kind='print', size=2048, cols=('#b5432f', '#d98a7a', '#5d7349'), ground='#f7f1e2', stamp='flower', cell=136); pl = dict(kind='stripes', size=1024, seq=(('#f7f1e2', 9), ('#f1ead8', 1)), rep=14, amt=.02); edge = dict(kind='print', size=1024, cols=('#f7f1e2', '#d98a7a', '#f7f1e2'), ground='#b5432f', stamp='dot', cell=64)
    out = closed([(-.30, 1.22), (-.62, 1.12), (-1.22, .72), (-1.05, .36), (-.70, .50), (-.74, -.30), (-.92, -1.28), (-.45, -1.36), (.45, -1.36), (.92, -1.28), (.74, -.30), (.70, .50), (1.05, .36), (1.22, .72), (.62, 1.12), (.30, 1.22), (.12, 1.02), (-.12, 1.02)], 22)
    for g, (cx, cy, rz, main, trim) in enumerate(((-.62, .34, .14, pr, pl), (.62, -.30, -.12, pl, edge))):
        mm, tm = fabric_mat('m%d' % g, textile(**main), weave=1500., wrinkle=.7, rough=.92), fabric_mat('t%d' % g, textile(**trim), weave=900., wrinkle=.3); n = len(out); z0 = .03+.26*g; ctr = np.array([0, 0.1]); q = np.linspace(.001, 1, 60)
        def layer(pts, z, m, seed, th=.05): P = np.stack([np.column_stack([ctr+(pts-ctr)*f, np.full(len(pts), z+th*(1-f**5))]) for f in q]); nn = smoothf(60, len(pts), 6, 14, seed); wr = .030*nn*np.clip(1.15-q[:, None], 0, 1)**.5*np.clip(q[:, None]/.35, 0, 1)**1.5; x, y = P[..., 0], P[..., 1]; P[..., 2] += wr+.022*np.sin(x*5+1.5*np.sin(y*2.2+g))*np.clip(1-q[:, None]**6, 0, 1)*np.clip(.6-y, 0, 1); o = grid('cl', P, wu=True, mats=[m]); from items.leather import uvbox; uvbox(o, -1.45, 1.45, -1.45, 1.45); so = o.modifiers.new('s', 'SOLIDIFY'); so.thickness = .016; return o, P[-1]
        obs = []; o, e = layer(out, z0, mm, 3+g); obs.append(o); B = Bag(); k = [i for i in range(n)]; B.add(*tube(e, .020+.014*g, 8, True)); 
        fl = closed([(-.30, 1.20), (-.14, 1.0), (.16, .52), (.60, .02), (.735, -.22), (.80, -.70), (.86, -1.24), (.40, -1.32), (-.45, -1.34), (-.90, -1.26), (-.73, -.30), (-.69, .50), (-.60, 1.08)], 22); ctr = np.array([-.05, -.1]); o, e2 = layer(fl, z0+.095, mm, 13+g, .035); obs.append(o); B.add(*tube(e2, .022+.016*g, 8, True))
        obs.append(B.make('pipe', [tm])); T = Bag(); c0 = np.array([.76, -.26, z0+.16])     # tapes tied in a bow, where they are seen
        for sg in (-1, 1) if g else (): T.add(*tube(catmull(np.array([c0, c0+[.10, sg*.16, .05], c0+[.24, sg*.22, .03], c0+[.20, sg*.06, .03], c0]), 60), 1.0, 10, flat=(.028, .007), up=(0, 0, 1))); T.add(*tube(catmull(np.array([c0, c0+[.12, -.10+sg*.08, .0], c0+[.22+.05*sg, -.32, -.05], c0+[.30+.12*sg, -.50, -.09]]), 60), 1.0, 10, flat=(.028, .007), up=(0, 0, 1)))
        if g: T.add(*ball_VF(c0, .045, 14)); obs.append(T.make('tape', [tm]))
        for o in obs: o.location = (cx, cy, 0); o.rotation_euler[2] = rz
    return ((.04, .0, .05), 9.6, 64)
def build(kind, bg, bg2):
    cam = dict(kitchen=kitchen, cart=cart, mobile=mobile, rabbit=rabbit, doll=doll, jhabla=jhabla)[kind](); az = dict(cart=-30).get(kind, 0)
    studio(bg, bg2, key=560, fill=85, rim=180, world_s=.35, **(dict(wall=2.6) if kind == 'mobile' else {}))
    if kind == 'mobile': area('k2', (-3.4, -4.2, 6.0), (0, 0, 3.3), 2.4, 260, (1, .955, .89))
    elif kind != 'jhabla': gobo_window(energy=1.2, center=(0, 0, .6), cell=1.7)
    camera(*cam, az, 85, 8, focus=(0, -.5, cam[0][2]))
