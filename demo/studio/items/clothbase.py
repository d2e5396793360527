"""Plain grey cloth in every pose of the shop: photographed once, then dyed by recloth.py with any woven or printed cloth."""
from soft import *
import importlib
import studio
from items.fabric import folded
from items.stole import drape, fringe_on, hanger, wall_light
from items.cushion import pillow

GREY = '#bcbcbc'
def grey(name, hgt=None, hs=.8, hd=.04, sheen=.3, weave=1100., wrinkle=.3, rough=.88):
    return fabric_mat(name, np.full((8, 8, 3), 188, np.uint8), height=hgt, hs=hs, hd=hd, sheen=sheen, weave=weave, wrinkle=wrinkle, rough=rough)
def measure(names, detail=None):
    """the cloths of this pose, by the names of their materials in the order of the picture's numbers"""
    NAMES_[:] = names
NAMES_ = []
def threads():
    """every cloth glows with where on it a point lies and which cloth it is, instead of being lit"""
    for m in bpy.data.materials:
        t = m.node_tree; t.nodes.clear(); out = t.nodes.new('ShaderNodeOutputMaterial'); e = t.nodes.new('ShaderNodeEmission'); t.links.new(e.outputs[0], out.inputs['Surface']); i = NAMES_.index(m.name)+1 if m.name in NAMES_ else 0
        tc = t.nodes.new('ShaderNodeTexCoord'); sp = t.nodes.new('ShaderNodeSeparateXYZ'); t.links.new(tc.outputs['UV'], sp.inputs[0]); co = t.nodes.new('ShaderNodeCombineXYZ')
        for k in (0, 1): ad = t.nodes.new('ShaderNodeMath'); t.links.new(sp.outputs[k], ad.inputs[0]); ad.inputs[1].default_value = 8; t.links.new(ad.outputs[0], co.inputs[k])
        co.inputs[2].default_value = i
        if i: t.links.new(co.outputs[0], e.inputs[0])
        else: e.inputs[0].default_value = (0, 0, 0, 1)
    for o in list(bpy.data.objects):
        if o.type == 'LIGHT': bpy.data.objects.remove(o)
    S.world.node_tree.nodes['Background'].inputs['Strength'].default_value = 0
def where(size):
    """where on the cloth every point of the picture lies: u, v, number"""
    c = S.cycles; c.samples = 1; c.use_adaptive_sampling = False; c.use_denoising = False; c.max_bounces = 0; c.filter_width = .01; S.camera.data.dof.use_dof = False
    S.render.resolution_x = S.render.resolution_y = size; S.render.image_settings.file_format = 'OPEN_EXR'; S.render.image_settings.color_depth = '32'; S.render.filepath = f'{TMP}/uv_{os.getpid()}.exr'
    bpy.ops.render.render(write_still=True); return load_exr(S.render.filepath).astype(np.float32)
BG = dict(bg='#e4d8c6', bg2='#d4c5ae')
def build(shape='fold', pieces=(), azim=24, target=(-.06, -.05, .32), dist=9.5, elev=29, focus=(.2, -1, .6), stole=None, mat=None, detail=(.62, .56, 2.3)):
    names = []
    if shape == 'rail':         # hung over a wooden rail on the wall, the end that shows uppermost
        backdrop(BG['bg'], BG['bg2'], wall=2.4, rad=1.2); E0, _ = drape(grey('c0', sheen=.5, weave=1500., wrinkle=.2), xw=3.4, L=4.7, back=3.0, k=3.6, zt=6.6, y0=1.6, amp=.15, seed=6, slip=.10, u1=1.0, v1=7.7/11.1); measure(['c0']+(['c1'] if stole else []))
        if stole: fringe_on(E0, '#bcbcbc', Lf=.30, step=2, rad=.010, name='c1')
        w = M('rw'); wood_mat(w, loc=(.9, .4, .1), rot=(0, math.pi/2, 0), freq=9, cols=('#5a3419', '#80502b', '#a06c3c'), rough=.4); br = M('br'); br.P(Base_Color=hexc('#b98a45'), Metallic=1, Roughness=.3); x = np.linspace(-2.25, 2.25, 40); add_mesh('rod', *tube(np.stack([x, 0*x+1.6, 0*x+6.585], -1), .072, 20), mats=[w.m]); B = Bag()
        for sg in (-1, 1): B.add(*ball_VF((sg*2.25, 1.6, 6.585), .12, 20)); B.add(*tube(np.array([[sg*2.02, 1.6, 6.585], [sg*2.02, 2.0, 6.585], [sg*2.02, 2.45, 6.585]]), .045, 12)); B.add(*torus_VF((sg*2.02, 1.6, 6.585), .095, .03, 'x', 32, 10))
        B.make('ends', [br.m]); wall_light(1.6, 5.0, key=1000, rim=150); camera((0, 1.6, 4.52), 15.4, 1, azim, 85, 8, focus=(0, 1.3, 4.6)); return
    if shape == 'stole':
        st = dict(dict(xw=1.9, L=3.5, back=2.9, k=2.8, amp=.16, seed=3, u1=1.0, v1=1.0), **stole); backdrop(BG['bg'], BG['bg2'], wall=2.0, rad=1.2); E0, E1 = drape(grey('c0', sheen=.8, weave=1500., wrinkle=.2), **st); fringe_on(E0, '#bcbcbc', step=2, name='c1'); fringe_on(E1, '#bcbcbc', step=2, name='c1', seed=9)
        measure(['c0', 'c1', 'c1.001'], (.5, .74, 2.6)); hanger(); wall_light(); camera((0, 1.5, 5.58), 14.0, 2, azim, 85, 8, focus=(0, 1.3, 5.0)); return
    if shape == 'cushions':
        for i, p in enumerate(pieces): pillow('abc'[i], grey('c%d' % i, weave=1600., wrinkle=.22), grey('bk%d' % i), pipe=grey('p%d' % i, weave=300.), **p); names += ['c%d' % i, 'p%d' % i]
        measure(names, detail); studio.studio(**BG, key=620, fill=55, rim=200, world_s=.27, keypos=(-5.2, -.9, 3.6), keysize=2.0, wall=4.2); camera(target, dist, elev, azim, 85, 6.3, focus=focus); return
    if shape == 'sheet':        # paper or painted cloth on two brass clips against the wall
        backdrop(BG['bg'], BG['bg2'], wall=2.0, rad=1.2); Wd, Ht, z0 = stole; u = np.linspace(-1, 1, 120)[None]; v = np.linspace(0, 1, 140)[:, None]; curl = .05*np.abs(u)**3*(.4+v)+.10*np.clip(v-.8, 0, 1)**1.5+smoothf(140, 120, 5, 4, 3)*.010
        P = np.stack([u*Wd/2+0*v, 1.90-curl-.02*np.cos(u*2)*v, z0+Ht/2-v*Ht+0*u], -1); o = grid('sh', P[:, ::-1], mats=[grey('c0', sheen=0, weave=500., wrinkle=.12, rough=.9)], uc=np.linspace(1, 0, 120)[::1], vc=np.linspace(0, 1, 140)); so = o.modifiers.new('s', 'SOLIDIFY'); so.thickness = .015; B = Bag()
        for x in (-.36*Wd, .36*Wd): B.add(*ball_VF((x, 1.80, z0+Ht/2-.06), .10, 20, (1, .5, 1.2))); B.add(*torus_VF((x, 1.84, z0+Ht/2+.13), .09, .018, 'y', 32, 8)); B.add(*ball_VF((x, 1.84, z0+Ht/2+.22), .05, 16))
        br = M('br'); br.P(Base_Color=hexc('#b98a45'), Metallic=1, Roughness=.3); B.make('clips', [br.m]); measure(['c0'], detail); wall_light(1.7, z0, key=900, rim=120); camera((0, 1.9, z0), dist, 1, azim, 85, 8, focus=(0, 1.85, z0)); return
    if shape == 'mats':
        z = 0; names = []
        for i, p in enumerate(pieces):
            Wd, D, t, rt = p.get('W', 3.0), p.get('D', 2.0), p.get('t', .035), p.get('rot', 0); xs, ys = np.linspace(-Wd/2, Wd/2, 60), np.linspace(-D/2, D/2, 40); X, Y = np.meshgrid(xs, ys); c, s_ = math.cos(rt), math.sin(rt); lx, ly = p.get('loc', (0, 0)); P = np.stack([X*c-Y*s_+lx, X*s_+Y*c+ly, z+t/2+smoothf(40, 60, 4, 5, 3+i)*.006], -1)
            o = grid('mat', P, mats=[grey('c%d' % i, sheen=0, weave=500., wrinkle=.1)]); so = o.modifiers.new('s', 'SOLIDIFY'); so.thickness = t*.8; so.offset = 0; names.append('c%d' % i); z += t
            if p.get('edge'): ring = np.vstack([P[0], P[1:, -1], P[-1, ::-1][1:], P[::-1, 0][1:-1]]); V, F, uv = tube(ring, .05, 8, True, flat=(1, .5)); add_mesh('e', V, F, uv, mats=[grey('e%d' % i, weave=200.)]); names.append('e%d' % i)
        measure(names, detail); studio.studio(**BG, key=560, fill=72, rim=170, world_s=.30, keypos=(-4.8, -1.7, 4.2), keysize=2.2); camera(target, dist, elev, azim, 85, 6.3, focus=focus); return
    if shape in ('kurta', 'dhurrie'):
        it = importlib.import_module('items.'+shape); it.fabric_mat = lambda name, *a, **k: grey(name, sheen=.3, weave=k.get('weave', 1100.), wrinkle=.3); it.textile = lambda *a, **k: np.full((8, 8, 3), 188, np.uint8); it.plain_mat = lambda name, *a, **k: grey(name) if name == 'fr' else plain_mat(name, *a, **k)
        it.build(**stole); measure(['k', 't'] if shape == 'kurta' else ['d', 'fr'], detail); return
    z = 0
    for i, p in enumerate(pieces):
        m = grey('c%d' % i, hgt=p.get('height') and p['height'](), hs=p.get('hs', .8), hd=p.get('hd', .04), **(mat or {})); names.append(m.name)
        z = folded('cdefgh'[i % 6], p.get('W', 2.7), p.get('D', 1.9), p.get('layers', 7), p.get('t', .058), z-(.004 if i else 0), m, p.get('uvs', 2.6), p.get('rough', .022), rot=p.get('rot', .02), loc=p.get('loc', (0, 0)), centre=True)
    measure(names, detail); studio.studio(**BG, key=560, fill=72, rim=170, world_s=.30, keypos=(-4.8, -1.7, 4.2), keysize=2.2); camera(target, dist, elev, azim, 85, 6.3, focus=focus)
kan = lambda: tex_kantha(1024, 1024, plain='#888888', rows=64)[1]
VARIANTS = {
    'rail': dict(shape='rail', azim=-9), 'rail-fringe': dict(shape='rail', azim=-9, stole=True),
    'fold': dict(pieces=(dict(layers=7, t=.060, rough=.026, rot=.03),)),
    'fold-left': dict(pieces=(dict(layers=8, t=.046, rough=.016, rot=-.02, D=1.8, uvs=2.8),), azim=-22, mat=dict(sheen=.12, rough=.5, wrinkle=.2)),
    'thick': dict(pieces=(dict(layers=4, t=.088, rough=.028, W=2.5),), azim=25, mat=dict(sheen=.7, weave=800.)),
    'pair': dict(pieces=(dict(layers=5, t=.056, W=2.75, rot=.02), dict(layers=5, t=.056, rough=.024, rot=-.03)), azim=-24, target=(.02, -.05, .44), dist=9.9, focus=(.2, -1, .9)),
    'kantha': dict(pieces=(dict(layers=6, t=.064, rough=.024, rot=-.02, height=kan),), azim=-20, mat=dict(rough=.75)),
    'quilt': dict(pieces=(dict(W=2.3, D=1.8, layers=3, t=.11, rough=.03, rot=.03, uvs=2.4, height=lambda: quilt_height(1024, 1024, 11, 'diamond'), hs=.9, hd=.10),), azim=20, target=(0, -.05, .36), dist=8.8),
    'three': dict(pieces=tuple(dict(W=2.2, D=1.6, layers=4, t=.044, rot=r, loc=l, rough=.014) for r, l in ((.03, (0, 0)), (-.03, (.02, .02)), (.02, (-.02, 0)))), target=(0, -.05, .5), dist=9.2, azim=-20, mat=dict(weave=700.)),
    'runner': dict(pieces=(dict(W=1.7, D=2.3, layers=4, t=.05, rough=.014),), target=(0, -.05, .2), dist=8.8, azim=26),
    'stole-wide': dict(shape='stole', stole=dict(xw=2.0, seed=4, k=2.4), azim=5),
    'stole-narrow': dict(shape='stole', stole=dict(xw=1.6, seed=8, k=2.3), azim=-5),
    'cushions': dict(shape='cushions', pieces=(dict(loc=(-.42, -.45, 0), lean=17, rotz=.10, seed=1), dict(S_=2.1, T=1.2, loc=(.62, .38, 0), lean=13, rotz=-.16, seed=2)), dist=9.9, elev=13, target=(.1, 0, 1.02), azim=6, focus=(0, -.6, 1)),
    'floor-cushion': dict(shape='cushions', pieces=(dict(S_=2.6, T=1.1, loc=(0, 0, -.85), lean=74, rotz=.5, seed=3),), dist=9.0, elev=24, target=(0, 0, .4), azim=4, focus=(0, -.9, .5)),
    'sheet-wide': dict(shape='sheet', stole=(4.6, 3.2, 3.2), dist=13.2, azim=-4, detail=(.45, .5, 2.3)),
    'sheet-tall': dict(shape='sheet', stole=(3.3, 4.6, 3.4), dist=14.0, azim=4, detail=(.5, .45, 2.3)),
    'mats': dict(shape='mats', pieces=tuple(dict(rot=r, loc=l, edge=True) for r, l in ((.02, (0, 0)), (-.05, (.04, .03)), (.04, (-.03, 0)), (-.22, (.12, -.05)))), target=(0, 0, .05), dist=9.8, elev=40, azim=14, focus=(0, -.3, .1)),
    'kurta': dict(shape='kurta', stole=dict(tex={}, seed=3, bg=BG['bg'], bg2=BG['bg2'], azim=4), detail=(.5, .36, 2.4)),
    'dhurrie': dict(shape='dhurrie', stole=dict(seq=(('#bcbcbc', 1),), W=4.2, L=6.2, bg=BG['bg'], bg2=BG['bg2'], azim=24, elev=30, dist=16.0, fringe='#bcbcbc', target=(-.1, -.2, .05)), detail=(.62, .66, 2.4)),
}
